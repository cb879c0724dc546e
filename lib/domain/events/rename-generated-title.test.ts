import { expect, it } from "vitest";
import { renameGeneratedTitle } from "./rename-generated-title";

const hosts = { from: "Grace", to: "Bo" };

it("renameGeneratedTitle names the new host in a title that the page generated", () => {
  const settings = { auto_title: "Intro call: {{invitee}} and {{me}}" };
  const booked = { title: "Intro call: Ana and Grace", settings, invitee: "Ana" };
  expect(renameGeneratedTitle(booked, hosts)).toBe("Intro call: Ana and Bo");
  expect(renameGeneratedTitle({ title: "Ana / Grace", settings: {}, invitee: "Ana" }, hosts)).toBe(
    "Ana / Bo",
  );
});

it("renameGeneratedTitle keeps a title that the booker typed", () => {
  const typed = { title: "Lunch with Grace", settings: {}, invitee: "Ana" };
  expect(renameGeneratedTitle(typed, hosts)).toBe("Lunch with Grace");
});
