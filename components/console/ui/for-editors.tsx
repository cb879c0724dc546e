"use client";
import type { ReactNode } from "react";
import { useMe } from "../me";

/** Hides its children from viewers, who cannot edit. */
export const ForEditors = ({ children }: { children: ReactNode }) =>
  useMe().role === "viewer" ? null : children;
