import type en from "./en";

type Texts<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Texts<Source[Key]>;
};

/** The shape of every language's texts. */
export type Messages = Texts<typeof en>;
