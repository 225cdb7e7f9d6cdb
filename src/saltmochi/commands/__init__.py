"""The commands of `saltmochi`, a module each. A game's own module adds its commands and options."""
