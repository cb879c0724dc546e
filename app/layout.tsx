import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Bookpage", template: "%s · Bookpage" },
};

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f7f4ed" },
    { media: "(prefers-color-scheme: dark)", color: "#161412" },
  ],
};

/** No `<html>` here: only the page knows its language, so each page draws `Document` around itself. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
