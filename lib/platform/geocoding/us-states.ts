import type { Place } from "./place";
import states from "./us-states.json";

let byName: Map<string, Place> | undefined;

/** The middle of the state of the US that these folded words name. */
export function findState(words: string[]): Place | undefined {
  byName ??= new Map(Object.entries(states).map(readState));
  return byName.get(words.join(" "));
}

function readState([name, [latitude = 0, longitude = 0]]: [string, number[]]): [string, Place] {
  return [name.toLowerCase(), { latitude, longitude }];
}
