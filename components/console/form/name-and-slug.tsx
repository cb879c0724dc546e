"use client";
import { useState } from "react";
import { deriveSlug } from "./derive-slug";
import { TextInput } from "./fields";
import type { TextField } from "./use-form";

interface Input {
  label: string;
  hint?: string;
  field: TextField;
}

/** The name of something new, and the link to it, which follows the name until it is edited. */
export function NameAndSlug({ name, slug }: { name: Input; slug: Input }) {
  const [isEdited, setEdited] = useState(false);
  return (
    <>
      <TextInput
        {...name}
        field={{
          ...name.field,
          onChange: (typed) => {
            name.field.onChange(typed);
            if (!isEdited) slug.field.onChange(deriveSlug(typed));
          },
        }}
      />
      <TextInput
        {...slug}
        field={{
          ...slug.field,
          onChange: (typed) => {
            setEdited(true);
            slug.field.onChange(typed);
          },
        }}
      />
    </>
  );
}
