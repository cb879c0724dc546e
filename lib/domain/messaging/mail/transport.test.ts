import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { buildTransportOptions } from "./transport";

/** Returns the options that nodemailer derives. */
const readOptions = (url: string) => {
  const { transporter } = createTransport(buildTransportOptions(new URL(url)));
  return (transporter as unknown as { options: object }).options;
};

it("buildTransportOptions requires TLS except for localhost, or as SMTP_URL sets", () => {
  expect(readOptions("smtp://mail.example.com:587")).toMatchObject({ requireTLS: true, port: 587 });
  expect(readOptions("smtp://mail.example.com?requireTLS=false")).toMatchObject({ requireTLS: false });
  for (const host of ["127.0.0.1", "localhost", "[::1]"])
    expect(readOptions(`smtp://${host}:2525`)).toMatchObject({ requireTLS: false });
});

it("buildTransportOptions sets timeouts for a silent server", () => {
  expect(readOptions("smtps://ana:p%40ss@mail.example.com:465")).toMatchObject({
    secure: true,
    auth: { user: "ana", pass: "p@ss" },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
});
