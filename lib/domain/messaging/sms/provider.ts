/** Access to an account at a provider. */
export interface SmsAccess {
  accountId: string;
  token: string;
  /** The secret with which the provider signs its calls, if that is not the token. */
  signingSecret: string | null;
}

export interface OutgoingSms {
  /** E.164. */
  to: string;
  /** As the account has it: a number, a name, or the id of a pool. */
  from: string;
  text: string;
  /** The address for reports of its state; null if the provider cannot reach this installation. */
  callbackUrl: string | null;
  /** Seconds after which the provider must not deliver it any more. */
  validSeconds: number;
}

export type SendResult =
  | { kind: "accepted"; providerId: string; parts: number | null }
  /** `isAccount`: the provider rejects the account, not only this message. */
  | { kind: "rejected"; error: string; isAccount: boolean }
  /** It was not accepted, and may be sent later. */
  | { kind: "later"; seconds: number | null; error: string }
  /** The request was sent, and the response was lost. */
  | { kind: "unknown"; error: string };

/** The price of a message. */
export interface MessageCost {
  /** In the currency, not negative. */
  amount: number;
  /** ISO 4217; null if the provider does not say. */
  currency: string | null;
  parts: number | null;
}

export type AccountCheck = { kind: "valid" } | { kind: "wrong" | "unreachable"; message: string };

export type ReportedState = "sent" | "delivered" | "undelivered" | "failed";

/** A report of a message's state. */
export interface StatusReport {
  providerId: string;
  /** Null for a state that changes nothing. */
  state: ReportedState | null;
  error: string | null;
  /** Null: the report says nothing about the price. */
  cost: MessageCost | null;
}

/** A message from a phone. */
export interface IncomingSms {
  /** The provider's id of the message; null if it has sent none. */
  providerId: string | null;
  /** E.164. */
  from: string;
  text: string;
  /** The provider's own reading of the text, to which it has replied itself. */
  handled: "stop" | "start" | "help" | null;
}

/** A request of the provider to this installation. */
export interface ProviderCall {
  /** The full address, as the provider was given it. */
  url: string;
  headers: Headers;
  body: string;
}

type Awaitable<Value> = Value | Promise<Value>;

/** What a provider of SMS does; another provider is another implementation. */
export interface SmsProvider {
  /** The longest text that it accepts. */
  maxLength: number;
  /** How a reply of ours reaches the phone: in the response to its message, or as another message. */
  replies: "response" | "message";
  checkAccount: (access: SmsAccess) => Promise<AccountCheck>;
  send: (access: SmsAccess, message: OutgoingSms) => Promise<SendResult>;
  /** Fetches the price of a message, or null if it is not known yet. Null: reports of the state have the price. */
  fetchCost: ((access: SmsAccess, providerId: string) => Promise<MessageCost | null>) | null;
  /** Returns null for a call that the provider has not signed, or that is no report. */
  parseStatus: (access: SmsAccess, call: ProviderCall) => Awaitable<StatusReport | null>;
  /** Returns null for a call that the provider has not signed, and `other` for a signed one that is no message. */
  parseIncoming: (access: SmsAccess, call: ProviderCall) => Awaitable<IncomingSms | "other" | null>;
  /** Builds the response to an incoming message; null: without a reply. */
  buildReply: (text: string | null) => { type: string; body: string };
}
