"""The report of a run: one page that needs nothing else, on screen and on paper.

figures.py   which figures a run has, with captions and the numbers behind them
plots.py     the plots as SVG: plain functions of numbers and labels
page.py      the page around them
style.css    its looks; fonts are taken from the web client where it is built
"""

from meadhall.lab.report.page import comparison_page, report_page

__all__ = ["comparison_page", "report_page"]
