web-replay-takes = { $who } took a card from { $pile }.
