/** The words of a figure: the finding as its title, what is drawn in which unit, the same for a reader who can't see it, and the method. */
export type FigureWords = { title: string; subtitle: string; description: string; footer: string | null };

/** What a pointer or the keyboard gets told about one mark: the number, then where it comes from. */
export type ChartTip = { value: string; lines: string[] };
