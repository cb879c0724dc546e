"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Schemas } from "../api";

/** A group of settings of a page or a type. */
export type SettingGroupName = Schemas["PageTemplateType"]["locked"][number];

export type RenderSettingGroup = (name: SettingGroupName, fields: ReactNode) => ReactNode;

const RenderGroupContext = createContext<RenderSettingGroup>((_, fields) => fields);

/** Renders groups that a template may lock; without a provider, only their fields. */
export const SettingGroupProvider = RenderGroupContext.Provider;

/** Settings that a template locks or unlocks together. */
export const SettingGroup = ({ name, children }: { name: SettingGroupName; children: ReactNode }) =>
  useContext(RenderGroupContext)(name, children);
