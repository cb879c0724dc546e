import { expect, it } from "vitest";
import { createLazySingleton } from "./create-lazy-singleton";

it("createLazySingleton creates the value at the first call and keeps it", () => {
  let made = 0;
  const count = createLazySingleton(() => ++made);
  const other = createLazySingleton(() => "another");
  expect(made).toBe(0);
  expect([count(), other(), count()]).toEqual([1, "another", 1]);
});

it("createLazySingleton tries again after an error", () => {
  let tries = 0;
  const read = createLazySingleton(() => {
    if (++tries === 1) throw new Error("The settings are not valid");
    return "read";
  });
  expect(read).toThrow("not valid");
  expect(read()).toBe("read");
});

it("createLazySingleton keeps an undefined value", () => {
  let tries = 0;
  const find = createLazySingleton(() => void ++tries);
  find();
  find();
  expect(tries).toBe(1);
});
