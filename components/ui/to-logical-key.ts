const MIRRORED: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };

/** Maps a key to its left-to-right meaning: in Arabic and Hebrew the next day is on the left. */
export const toLogicalKey = (key: string, dir = document.dir): string =>
  dir === "rtl" ? (MIRRORED[key] ?? key) : key;
