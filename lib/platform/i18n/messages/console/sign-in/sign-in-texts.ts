import type en from "./en";

export type SignInTexts = {
  [Group in keyof typeof en]: { [Key in keyof (typeof en)[Group]]: string };
};
