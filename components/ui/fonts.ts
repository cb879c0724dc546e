import localFont from "next/font/local";

/** The letters of most of our languages: preloaded; `app/globals.css` has a stand-in of the same width. */
const latin = localFont({
  src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
  variable: "--font-bricolage",
  weight: "200 800",
  display: "swap",
  adjustFontFallback: false, // next/font would add a fallback of "Arial" alone, which few phones and no Linux have
});

/** Letters of Polish, Turkish and of names; fetched only when one occurs. Other scripts are the system's own. */
const latinExtended = localFont({
  src: "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2",
  variable: "--font-bricolage-ext",
  weight: "200 800",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0",
    },
  ],
});

export const fontClass = `${latin.variable} ${latinExtended.variable}`;
