import { LIMITS } from "@/lib/platform/http/fields";

/** `name|address||name|address`. */
export const parsePlaces = (text: string): { name: string; address: string }[] =>
  text
    .split("||")
    .map((place) => {
      const [name = "", ...address] = place.split("|");
      return {
        name: name.trim().slice(0, LIMITS.name),
        address: address.join("|").trim().slice(0, LIMITS.text),
      };
    })
    .filter(({ name }) => name !== "");
