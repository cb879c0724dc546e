"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Schemas } from "../api";

/** Of a page or a type. */
export type GroupName = Schemas["PageTemplateType"]["locked"][number];

export type DrawGroup = (name: GroupName, fields: ReactNode) => ReactNode;

const Drawing = createContext<DrawGroup>((_, fields) => fields);

/** How groups of settings are drawn that a template locks or leaves free; without it, as their fields alone. */
export const GroupsDrawn = Drawing.Provider;

/** Settings that a template locks or leaves free together. */
export const SettingGroup = ({ name, children }: { name: GroupName; children: ReactNode }) =>
  useContext(Drawing)(name, children);
