"use client";
import type { ReactNode } from "react";
import { useMe } from "../me";

/** What a viewer, who changes nothing, has no use for. */
export const ForEditors = ({ children }: { children: ReactNode }) =>
  useMe().role === "viewer" ? null : children;
