"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { TypeGroup } from "@/lib/domain/bookpages/locked-groups";

export type DrawGroup = (name: TypeGroup, fields: ReactNode) => ReactNode;

const Drawing = createContext<DrawGroup>((_, fields) => fields);

/** How groups of settings are drawn that a template locks or leaves free; without it, as their fields alone. */
export const GroupsDrawn = Drawing.Provider;

/** Settings that a template locks or leaves free together. */
export const SettingGroup = ({ name, children }: { name: TypeGroup; children: ReactNode }) =>
  useContext(Drawing)(name, children);
