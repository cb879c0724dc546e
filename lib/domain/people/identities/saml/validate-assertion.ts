import { z } from "zod";
import { SamlError } from "./saml-error";

/** The signed content of an assertion. */
export interface VerifiedAssertion {
  id: string;
  /** Id of the request; null if the sign-in started at the provider. */
  inResponseTo: string | null;
  nameId: string | null;
  nameIdFormat: string | null;
  attributes: Record<string, string[]>;
  /** Milliseconds since 1970; the assertion is rejected from then on. */
  until: number;
  /** Time of the user's last authentication at the provider. */
  authenticatedAt: number | null;
}

interface ExpectedAssertion {
  issuer: string;
  answerUrl: string;
  /** The request id that the response around the assertion states. */
  inResponseTo: string | null;
}

const buildSamlError = (detail: string) => new SamlError("lies", detail);

/** An element as parsed by xml2js: `$` holds the attributes, `_` the text. */
const element = z.looseObject({
  $: z.record(z.string(), z.string()).optional(),
  _: z.string().optional(),
});

const list = z.array(z.union([element, z.string().transform((text) => ({ _: text, $: undefined }))]));

const confirmation = z.looseObject({
  $: z.record(z.string(), z.string()).optional(),
  SubjectConfirmationData: list.optional(),
});

const assertionSchema = z.looseObject({
  Assertion: z.looseObject({
    $: z.record(z.string(), z.string()),
    Issuer: list.length(1),
    Subject: z
      .array(z.looseObject({ NameID: list.max(1).optional(), SubjectConfirmation: z.array(confirmation) }))
      .length(1),
    AuthnStatement: list.min(1),
    AttributeStatement: z
      .array(
        z.union([
          z.looseObject({
            Attribute: z
              .array(z.looseObject({ $: z.record(z.string(), z.string()), AttributeValue: list.optional() }))
              .optional(),
          }),
          z.string().transform(() => ({ Attribute: undefined })),
        ]),
      )
      .optional(),
  }),
});

type Assertion = z.output<typeof assertionSchema>["Assertion"];

/** Checks the content of an assertion with a valid signature: issuer, audience, time and request. */
export function validateAssertion(
  signed: unknown,
  expected: ExpectedAssertion,
  skew: number,
): VerifiedAssertion {
  const read = assertionSchema.safeParse(signed);
  if (!read.success) throw buildSamlError("The assertion is incomplete");
  const { Assertion: assertion } = read.data;
  const { ID: id, Version: version } = assertion.$;
  if (!id || version !== "2.0") throw buildSamlError("The assertion is not SAML 2.0");
  const issuer = assertion.Issuer[0]?._?.trim();
  if (issuer !== expected.issuer)
    throw buildSamlError(`${String(issuer).slice(0, 200)} is not the configured issuer`);
  const { inResponseTo, until } = requireConfirmation(assertion, expected, skew);
  // The response around the assertion may be unsigned, so only values inside the assertion count.
  if (expected.inResponseTo !== null && expected.inResponseTo !== inResponseTo)
    throw buildSamlError("The assertion answers another request");
  const nameId = assertion.Subject[0]?.NameID?.[0];
  return {
    id,
    inResponseTo,
    nameId: nameId?._?.trim() || null,
    nameIdFormat: nameId?.$?.Format ?? null,
    attributes: extractAttributes(assertion),
    until: until + skew,
    authenticatedAt: parseTime(assertion.AuthnStatement[0]?.$?.AuthnInstant),
  };
}

const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

/** SAML profiles, section 4.1.4.3: the confirmation must name this recipient and an expiry. */
function requireConfirmation(assertion: Assertion, { answerUrl }: ExpectedAssertion, skew: number) {
  const now = Date.now();
  const reasons: string[] = [];
  for (const one of assertion.Subject[0]?.SubjectConfirmation ?? []) {
    const data = one.SubjectConfirmationData?.[0]?.$ ?? {};
    const until = parseTime(data.NotOnOrAfter);
    const from = parseTime(data.NotBefore) ?? 0;
    if (one.$?.Method !== BEARER) reasons.push("The subject confirmation is not of the bearer method");
    else if (data.Recipient !== answerUrl)
      reasons.push(`The assertion is for ${String(data.Recipient).slice(0, 200)}`);
    else if (until === null) reasons.push("The assertion has no expiry");
    else if (now - skew >= until) reasons.push("The assertion has expired");
    else if (now + skew < from) reasons.push("The assertion is not valid yet");
    else return { inResponseTo: data.InResponseTo ?? null, until };
  }
  throw buildSamlError(reasons[0] ?? "The assertion names no recipient");
}

function parseTime(text: string | undefined): number | null {
  const time = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? null : time;
}

/** Keyed by name, and by friendly name unless another attribute has it as its name. */
function extractAttributes({ AttributeStatement = [] }: Assertion): Record<string, string[]> {
  const all = AttributeStatement.flatMap(({ Attribute = [] }) => Attribute);
  const read = new Map<string, string[]>();
  const addValues = (name: string | undefined, values: string[]) => {
    if (name) read.set(name, [...(read.get(name) ?? []), ...values]);
  };
  const listValues = ({ AttributeValue = [] }: (typeof all)[number]) =>
    AttributeValue.flatMap(({ _: text }) => (text?.trim() ? [text.trim()] : []));
  for (const one of all) addValues(one.$.Name, listValues(one));
  for (const one of all)
    if (!read.has(one.$.FriendlyName ?? "")) addValues(one.$.FriendlyName, listValues(one));
  return Object.fromEntries(read);
}
