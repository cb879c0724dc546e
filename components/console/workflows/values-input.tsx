"use client";
import { useState } from "react";
import { TextInput } from "../form/fields";

interface Props {
  label: string;
  hint: string;
  name: string;
  values: readonly string[];
  error: string | null;
  onChange: (values: string[]) => void;
}

/** Values separated by commas; the typed text stays unchanged while it represents the same list. */
export function ValuesInput({ label, hint, name, values, error, onChange }: Props) {
  const [typed, setTyped] = useState(values.join(", "));
  const value = splitValues(typed).join() === values.join() ? typed : values.join(", ");
  const change = (text: string) => {
    setTyped(text);
    onChange(splitValues(text));
  };
  return <TextInput label={label} hint={hint} field={{ name, value, error, onChange: change }} />;
}

const splitValues = (text: string): string[] =>
  text
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean);
