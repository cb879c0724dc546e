import type { ReactNode } from "react";
import "./globals.css";

/** No `<html>` here: only the page knows its language, so each page draws `Document` around itself. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
