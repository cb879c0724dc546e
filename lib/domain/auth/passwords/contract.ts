import { z } from "zod";
import { defineContract } from "@/lib/domain/contracts/contract";
import { passwordChange } from "./schema";

export const changePasswordContract = defineContract({
  tag: "Sessions",
  scope: "session",
  method: "PUT",
  path: "/v2/password",
  name: "changePassword",
  audience: "everybody",
  unversioned: true,
  summary: "Change your password",
  description:
    "Your other browsers are signed out and get no more push messages, and the address of your calendar feed expires. After ten wrong passwords in 15 minutes further attempts have to wait.",
  body: passwordChange,
  status: [204],
  answer: z.null(),
  example: { body: { current_password: "the one until now", password: "three wise owls at noon" } },
});
