"""Cuts Newsreader down to the one display weight that headings use: latin, optical size 60, weight 480.

Run with fontTools and brotli: python newsreader-display.py <variable.woff2> <out.woff2>
The source is @fontsource-variable/newsreader, files/newsreader-latin-opsz-normal.woff2 (SIL OFL 1.1,
no reserved font name; the licence stands beside the result in app/ui/fonts).
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

source, target = sys.argv[1:]
font = instancer.instantiateVariableFont(TTFont(source), {"opsz": 60, "wght": 480})

options = subset.Options()
options.flavor = "woff2"
options.hinting = False
options.layout_features = [
    *("kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "lnum", "tnum", "pnum"),
]
punctuation = [0x131, 0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026]
symbols = [0x20AC, 0x2122, 0x2212]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=[*range(0x20, 0x7F), *range(0xA0, 0x100), *punctuation, *symbols])
subsetter.subset(font)
subset.save_font(font, target, options)
