"""`python -m saltmochi` is `saltmochi`."""

from saltmochi.cli import main

main()
