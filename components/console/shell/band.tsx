"use client";
import { useMe } from "../me";
import { SeeingBand } from "../seeing-as/seeing-band";
import { TestBand } from "../test-mode/test-band";

/** Says over everything that this is not what the admin sees as a rule. */
export default function Band() {
  const { seenUntil } = useMe();
  return seenUntil ? <SeeingBand until={seenUntil} /> : <TestBand />;
}
