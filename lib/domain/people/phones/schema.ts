import { z } from "zod";
import { phone, timestamp } from "@/lib/platform/http/fields";

const number = z
  .string()
  .describe("In E.164.")
  .meta({ examples: ["+4915112345678"] });

export const userPhone = z
  .object({
    available: z
      .boolean()
      .describe("The organisation can send SMS: an account is connected, or it is a sandbox."),
    number: number.nullable().describe("The proven number in E.164; null: none."),
    confirmed_at: timestamp.nullable(),
    stopped_at: timestamp
      .nullable()
      .describe(
        "When the number has ended the SMS of the organisation by a reply of STOP, until it replies START.",
      ),
    pending: z
      .object({ number, expires_at: timestamp })
      .nullable()
      .describe("The number that was sent a code, until the code is entered or expires."),
    test_code: z
      .string()
      .nullable()
      .describe(
        "In test mode, which sends nothing: the code, in the response to its request only. Otherwise null.",
      ),
  })
  .meta({ id: "UserPhone" });

export const userPhoneBody = z
  .object({
    number: phone
      .min(1)
      .describe("A number without the code of its country is of the country of the user's time zone.")
      .meta({ examples: ["+49 151 12345678"] }),
  })
  .meta({ id: "UserPhoneBody" });

export const phoneCodeBody = z
  .object({
    code: z
      .string()
      .trim()
      .overwrite((typed) => typed.replace(/[\s-]/g, ""))
      .regex(/^\d{6}$/, "must be the six digits of the message")
      .meta({ examples: ["482913"] }),
  })
  .meta({ id: "PhoneCodeBody" });

export type UserPhoneBody = z.output<typeof userPhoneBody>;
export type PhoneCodeBody = z.output<typeof phoneCodeBody>;
