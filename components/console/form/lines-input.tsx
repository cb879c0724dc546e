"use client";
import { useState } from "react";
import { TextArea } from "./text-area";

interface Props {
  label: string;
  hint: string;
  name: string;
  lines: readonly string[];
  error: string | null;
  placeholder?: string;
  onChange: (lines: string[]) => void;
}

/** A list of words, one per line; pasted lists may have commas. */
export function LinesInput({ lines, onChange, name, error, ...labels }: Props) {
  const [typed, setTyped] = useState(lines.join("\n"));
  // The typed text stays unchanged while it represents the same list.
  const value = splitLines(typed).join() === lines.join() ? typed : lines.join("\n");
  const change = (text: string) => {
    setTyped(text);
    onChange(splitLines(text));
  };
  return <TextArea {...labels} field={{ name, value, error, onChange: change }} />;
}

const splitLines = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
