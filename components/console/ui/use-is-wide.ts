"use client";
import { useMediaQuery } from "./use-media-query";

/** Wider screens have space for a panel beside a list. */
const PANEL_WIDTH_PX = 1700;

/** Returns whether the window has at least this width; false on the server. */
export const useIsWide = (width = PANEL_WIDTH_PX): boolean => useMediaQuery(`(min-width: ${width}px)`);
