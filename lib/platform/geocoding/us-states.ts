import type { Coordinates } from "@/lib/core/geography/coordinates";
import states from "./us-states.json";

let byName: Map<string, Coordinates> | undefined;

/** Returns the centre of the US state that these folded words name. */
export function findState(words: string[]): Coordinates | undefined {
  byName ??= new Map(Object.entries(states).map(toStateCenter));
  return byName.get(words.join(" "));
}

function toStateCenter([name, [latitude = 0, longitude = 0]]: [string, number[]]): [string, Coordinates] {
  return [name.toLowerCase(), { latitude, longitude }];
}
