import type { ReactNode } from "react";
import "./globals.css";

/** Renders no `<html>`: each page knows its language and renders `Document` itself. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}
