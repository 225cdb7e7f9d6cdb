# --- The review of a finished game ---

# A button.
web-review = Review this game
web-review-title = Review
web-review-retry = Try again
# While it is computed.
web-review-busy = Looking at every decision…
web-review-queue = It starts in a moment. Watch the replay meanwhile.
web-review-progress = Move { $done } of { $steps }
web-review-offline = No connection. The review goes on once you’re online.
# The picture.
web-review-curve = Chances of winning
web-review-curve-what = A line for each player over the rounds. The marks lead to costly decisions and to good and bad luck.
web-review-curve-table = Chances of winning after each round
web-review-key-decision = costly decision
web-review-key-lucky = good luck
web-review-key-unlucky = bad luck
# A mark on the curve, for those who do not see it; $points is a change of the chance, with its sign.
web-review-mark-decision = { $player }, round { $round }: a costly decision ({ $points })
web-review-mark-lucky = { $player }, round { $round }: good luck ({ $points })
web-review-mark-unlucky = { $player }, round { $round }: bad luck ({ $points })
# On phones, either the one or the other is shown.
web-review-tabs = What to show
web-review-overview = Overview
web-review-table = Table
# What made the result: the start, three changes, and the result.
web-review-balance = What made the result
web-review-balance-what = In points of the chance of winning: 1 point is 1%.
web-review-start = Start
web-review-luck = Luck
web-review-own = { $me ->
    [yes] Your decisions
   *[no] Own decisions
}
web-review-others = Others’ decisions
web-review-result = Result
web-review-accuracy = Accuracy
web-review-average-luck = { $too ->
    [yes] { $me ->
        [yes] With average luck you’d have won too.
       *[no] With average luck { $who } would have won too.
    }
   *[no] { $me ->
        [yes] With average luck you’d have won.
       *[no] With average luck { $who } would have won.
    }
}
# Lists.
web-review-of = { $me ->
    [yes] Your game
   *[no] { $who }’s game
}
web-review-costly = Costliest decisions
web-review-costly-none = No decision cost anything.
web-review-lucky = Luckiest moments
web-review-unlucky = Unluckiest moments
web-review-luck-none = None worth mentioning.
# $action describes an action: “take a crab from the left pile”.
web-review-better = Better: { $action }
web-review-learn = { $count ->
    [one] Learn from 1 decision
   *[other] Learn from { $count } decisions
}
web-review-print = Print
# A decision in the replay.
web-review-decides = { $me ->
    [yes] Your decision
   *[no] { $who } decides
}
web-review-best = Best
web-review-chosen = Chosen
web-review-loss = { $count ->
    [one] point of winning chance
   *[other] points of winning chance
}
web-review-all-choices = { $count ->
    [one] The only choice
   *[other] All { $count } choices
}

# --- Learn from one’s own costly decisions ---

web-mistakes-title = Learn from mistakes
web-mistakes-waiting = { $count ->
    [0] Nothing to repeat right now.
    [one] 1 decision to look at again.
   *[other] { $count } decisions to look at again.
}
web-mistakes-progress = Decision { $place } of { $most }
web-mistakes-next = Next
web-mistakes-finish = Finish
web-mistakes-again = Comes again in 10 minutes.
web-mistakes-done = { $count ->
    [0] That’s all for now.
    [one] { $right } of 1 solved at once
   *[other] { $right } of { $count } solved at once
}
web-mistakes-none = Nothing to repeat right now
web-mistakes-none-why = Review a game: your costly decisions become questions here.
# $when: “in 10 minutes”, “tomorrow”.
web-mistakes-later = The next one comes { $when }.
web-mistakes-to-review = To the review
web-mistakes-gone = This decision is no longer on the server.
