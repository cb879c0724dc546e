"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Schemas } from "../api";

/** A group of settings of a page or a type. */
export type SettingGroupName = Schemas["PageTemplateType"]["locked"][number];

/** `isContinued` tells that the first fields of the group are on another tab. */
export type RenderSettingGroup = (
  name: SettingGroupName,
  fields: ReactNode,
  isContinued: boolean,
) => ReactNode;

const RenderGroupContext = createContext<RenderSettingGroup>((_, fields) => fields);

/** Renders groups that a template may lock; without a provider, only their fields. */
export const SettingGroupProvider = RenderGroupContext.Provider;

interface Props {
  name: SettingGroupName;
  continued?: boolean;
  children: ReactNode;
}

/** Settings that a template locks or unlocks together. */
export const SettingGroup = ({ name, continued = false, children }: Props) =>
  useContext(RenderGroupContext)(name, children, continued);
