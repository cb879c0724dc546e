import type en from "./en";

type TextsOf<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : TextsOf<Source[Key]>;
};

/** The shape of every language's mail texts. */
export type Texts = TextsOf<typeof en>;
