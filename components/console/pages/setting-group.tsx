"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Schemas } from "../api";

/** Of a page or a type. */
export type SettingGroupName = Schemas["PageTemplateType"]["locked"][number];

export type RenderSettingGroup = (name: SettingGroupName, fields: ReactNode) => ReactNode;

const RenderGroupContext = createContext<RenderSettingGroup>((_, fields) => fields);

/** How groups of settings are drawn that a template locks or leaves free; without it, as their fields alone. */
export const SettingGroupProvider = RenderGroupContext.Provider;

/** Settings that a template locks or leaves free together. */
export const SettingGroup = ({ name, children }: { name: SettingGroupName; children: ReactNode }) =>
  useContext(RenderGroupContext)(name, children);
