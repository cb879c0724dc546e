"use client";
import { describeError } from "../problem-error";
import { useText } from "../texts";

/** The error of a failed action. */
export function ErrorText({ error, className = "" }: { error: Error | null; className?: string }) {
  const t = useText();
  return error ? (
    <p role="alert" className={`font-medium text-bad ${className}`}>
      {describeError(error, t)}
    </p>
  ) : null;
}
