import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { escapeMarkup } from "@/lib/core/text/escape-markup";
import {
  type Element,
  getChildText,
  listChildren,
  parseXml,
  selectElement,
} from "@/lib/domain/calendars/providers/exchange/element";
import { computeNtlmResponse, deriveResponseKey } from "@/lib/domain/calendars/providers/exchange/ntlm";

interface Item {
  id: string;
  folder: string;
  /** The elements of a CalendarItem, except its id. */
  xml: string;
  /** The item as iCalendar. */
  file: string;
  /** The named properties. */
  properties: Record<string, string>;
}

interface Change {
  at: number;
  folder: string;
  id: string;
  gone: boolean;
}

type Failure = { status: number; body?: string; headers?: Record<string, string> };

const NAMESPACES =
  'xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns:m="http://schemas.microsoft.com/exchange/services/2006/messages" xmlns:t="http://schemas.microsoft.com/exchange/services/2006/types"';

export const ACCOUNT = { username: "ACME\\jane", password: "pässword & <more>" };

/**
 * Exchange's web services and Autodiscover by their references, with the mailbox of one account.
 * SyncFolderItems returns `part` items at once.
 */
export async function startExchangeServer({ part: most = 3 } = {}) {
  const folders = new Map([
    ["AAMkMain=", { name: "Calendar", writable: true }],
    ["AAMkTeam=", { name: "Team & travel", writable: false }],
  ]);
  const items = new Map<string, Item>();
  const changes: Change[] = [];
  const asked: string[] = [];
  const failures: { operation: RegExp; failure: Failure }[] = [];
  const interruptions: { operation: RegExp; work: () => void }[] = [];
  const signedIn = new WeakSet<Socket>();
  /** The impersonated addresses of requests, and the known mailboxes. */
  const impersonated: string[] = [];
  const mailboxes = new Set<string>();
  let schemes = ["Negotiate", "NTLM", "Basic"];
  let services = "/EWS/Exchange.asmx";
  let oldest = 0;
  let count = 0;

  const readFolder = (xml: Element): string =>
    getChildText(selectElement(xml, "DistinguishedFolderId"), "@Id") === "calendar"
      ? "AAMkMain="
      : getChildText(selectElement(xml, "FolderId"), "@Id");
  const change = (item: Pick<Item, "id" | "folder">, gone: boolean) =>
    changes.push({ at: changes.length + 1, folder: item.folder, id: item.id, gone });
  const readVersion = (id: string) => `CK${changes.findLast((one) => one.id === id)?.at ?? 0}`;
  const idXml = (id: string) => `<t:ItemId Id="${escapeMarkup(id)}" ChangeKey="${readVersion(id)}"/>`;
  const folderXml = ([id, { name, writable }]: [string, { name: string; writable: boolean }]) =>
    `<t:CalendarFolder><t:FolderId Id="${id}" ChangeKey="CK"/><t:DisplayName>${escapeMarkup(name)}</t:DisplayName><t:EffectiveRights><t:CreateContents>${writable}</t:CreateContents></t:EffectiveRights></t:CalendarFolder>`;
  const propertyXml = ([name, value]: [string, string]) =>
    `<t:ExtendedProperty><t:ExtendedFieldURI DistinguishedPropertySetId="PublicStrings" PropertyName="${name}" PropertyType="String"/><t:Value>${escapeMarkup(value)}</t:Value></t:ExtendedProperty>`;
  const itemXml = ({ id, xml, properties }: Item) =>
    `<t:CalendarItem>${idXml(id)}${Object.entries(properties).map(propertyXml).join("")}${xml}</t:CalendarItem>`;
  const done = (inner = "") => `ResponseClass="Success"><m:ResponseCode>NoError</m:ResponseCode>${inner}`;
  const failed = (code: string) =>
    `ResponseClass="Error"><m:MessageText>No.</m:MessageText><m:ResponseCode>${code}</m:ResponseCode>`;

  /** The response messages of an operation, from their attributes on. */
  const operations = new Map<string, (request: Element) => string[]>([
    [
      "GetFolder",
      () => [done(`<m:Folders>${folderXml(["AAMkMain=", folders.get("AAMkMain=") as never])}</m:Folders>`)],
    ],
    [
      "FindFolder",
      () => [
        done(
          `<m:RootFolder IncludesLastItemInRange="true"><t:Folders>${[...folders].map(folderXml).join("")}</t:Folders></m:RootFolder>`,
        ),
      ],
    ],
    [
      "SyncFolderItems",
      (request: Element) => {
        const folder = readFolder(selectElement(request, "SyncFolderId"));
        if (!folders.has(folder)) return [failed("ErrorSyncFolderNotFound")];
        const state = getChildText(request, "SyncState");
        const since = state ? Number(Buffer.from(state, "base64").toString()) : 0;
        if (Number.isNaN(since) || (state && since < oldest)) return [failed("ErrorInvalidSyncStateData")];
        const newest = new Map<string, Change>();
        for (const one of changes) if (one.folder === folder && one.at > since) newest.set(one.id, one);
        const told = [...newest.values()].filter(({ gone }) => state || !gone).sort((a, b) => a.at - b.at);
        const part = told.slice(0, most);
        const upTo = part.length < told.length ? (part.at(-1)?.at ?? since) : changes.length;
        const xml = part.map(({ id, gone }) =>
          gone
            ? `<t:Delete>${idXml(id)}</t:Delete>`
            : `<t:Create>${itemXml(items.get(id) as Item)}</t:Create>`,
        );
        const next = Buffer.from(String(upTo)).toString("base64");
        return [
          done(
            `<m:SyncState>${next}</m:SyncState><m:IncludesLastItemInRange>${part.length === told.length}</m:IncludesLastItemInRange><m:Changes>${xml.join("")}</m:Changes>`,
          ),
        ];
      },
    ],
    [
      "GetItem",
      (request: Element) =>
        listChildren(selectElement(request, "ItemIds"), "ItemId").map((one) => {
          const item = items.get(getChildText(one, "@Id"));
          if (!item) return failed("ErrorItemNotFound");
          if (getChildText(selectElement(request, "ItemShape"), "IncludeMimeContent") !== "true")
            return done(`<m:Items>${itemXml(item)}</m:Items>`);
          const file = Buffer.from(item.file).toString("base64");
          return done(
            `<m:Items><t:CalendarItem><t:MimeContent CharacterSet="UTF-8">${file}</t:MimeContent>${idXml(item.id)}</t:CalendarItem></m:Items>`,
          );
        }),
    ],
    [
      "FindItem",
      (request: Element) => {
        const requested = getChildText(
          selectElement(request, "Restriction", "IsEqualTo", "FieldURIOrConstant", "Constant"),
          "@Value",
        );
        const folder = readFolder(selectElement(request, "ParentFolderIds"));
        const found = [...items.values()].filter(
          (item) => item.folder === folder && item.properties["bookpage-uid"] === requested,
        );
        const xml = found.map(({ id }) => `<t:CalendarItem>${idXml(id)}</t:CalendarItem>`).join("");
        return [
          done(
            `<m:RootFolder TotalItemsInView="${found.length}" IncludesLastItemInRange="true"><t:Items>${xml}</t:Items></m:RootFolder>`,
          ),
        ];
      },
    ],
    [
      "CreateItem",
      (request: Element) => {
        const folder = readFolder(selectElement(request, "SavedItemFolderId"));
        if (!folders.get(folder)?.writable) return [failed("ErrorAccessDenied")];
        const sent = selectElement(request, "Items", "CalendarItem");
        const file = Buffer.from(getChildText(sent, "MimeContent"), "base64").toString("utf8");
        const status = getChildText(sent, "LegacyFreeBusyStatus");
        const at = (name: string) => {
          const stamp = new RegExp(
            `${name}(?:;[^:]*)?:(\\d{4})(\\d\\d)(\\d\\d)T(\\d\\d)(\\d\\d)(\\d\\d)Z`,
          ).exec(file);
          return stamp ? `${stamp[1]}-${stamp[2]}-${stamp[3]}T${stamp[4]}:${stamp[5]}:${stamp[6]}Z` : "";
        };
        const item = {
          id: `AAMkNew-${++count}`,
          folder,
          file,
          properties: parseProperties(sent),
          xml: `<t:Subject>${extractLine(file, "SUMMARY")}</t:Subject><t:Location>${extractLine(file, "LOCATION")}</t:Location><t:Sensitivity>${/CLASS:PRIVATE/.test(file) ? "Private" : "Normal"}</t:Sensitivity><t:UID>${/UID:(.*)/.exec(file)?.[1]?.trim()}</t:UID><t:Start>${at("DTSTART")}</t:Start><t:End>${at("DTEND")}</t:End><t:IsAllDayEvent>${!at("DTSTART")}</t:IsAllDayEvent><t:LegacyFreeBusyStatus>${status}</t:LegacyFreeBusyStatus><t:CalendarItemType>Single</t:CalendarItemType>`,
        };
        items.set(item.id, item);
        change(item, false);
        return [done(`<m:Items><t:CalendarItem>${idXml(item.id)}</t:CalendarItem></m:Items>`)];
      },
    ],
    [
      "UpdateItem",
      (request: Element) => {
        if (getChildText(request, "@ConflictResolution") !== "NeverOverwrite")
          throw new Error("would overwrite");
        const sent = selectElement(request, "ItemChanges", "ItemChange");
        const item = items.get(getChildText(selectElement(sent, "ItemId"), "@Id"));
        if (!item) return [failed("ErrorItemNotFound")];
        if (getChildText(selectElement(sent, "ItemId"), "@ChangeKey") !== readVersion(item.id))
          return [failed("ErrorIrresolvableConflict")];
        const updates = selectElement(sent, "Updates");
        const cut = (name: string) => {
          item.xml = item.xml.replace(new RegExp(`<t:${name}( [^>]*)?>[^<]*</t:${name}>`), "");
        };
        for (const one of listChildren(updates, "SetItemField")) {
          const fields = selectElement(one, "CalendarItem");
          Object.assign(item.properties, parseProperties(fields));
          for (const name of Object.keys(fields).filter((key) => key !== "ExtendedProperty")) {
            cut(name);
            item.xml += `<t:${name}>${escapeMarkup(getChildText(fields, name))}</t:${name}>`;
          }
        }
        for (const one of listChildren(updates, "DeleteItemField"))
          cut(getChildText(selectElement(one, "FieldURI"), "@FieldURI").split(":")[1] ?? "");
        change(item, false);
        return [done(`<m:Items><t:CalendarItem>${idXml(item.id)}</t:CalendarItem></m:Items>`)];
      },
    ],
    [
      "DeleteItem",
      (request: Element) =>
        listChildren(selectElement(request, "ItemIds"), "ItemId").map((one) => {
          const item = items.get(getChildText(one, "@Id"));
          if (!item) return failed("ErrorItemNotFound");
          items.delete(item.id);
          change(item, true);
          return done();
        }),
    ],
  ]);

  function autodiscover(): string {
    return `<?xml version="1.0"?><Autodiscover xmlns="http://schemas.microsoft.com/exchange/autodiscover/responseschema/2006"><Response xmlns="http://schemas.microsoft.com/exchange/autodiscover/outlook/responseschema/2006a"><Account><AccountType>email</AccountType><Action>settings</Action><Protocol><Type>EXCH</Type><EwsUrl>${url}${services}</EwsUrl></Protocol></Account></Response></Autodiscover>`;
  }

  /** Returns the failure of an unauthenticated request, or null. */
  function greet(request: IncomingMessage): Failure | null {
    const { socket } = request;
    if (signedIn.has(socket)) return null;
    const [scheme = "", token = ""] = (request.headers.authorization ?? "").split(" ");
    const offer = { status: 401, headers: { "www-authenticate": schemes.join(", ") } };
    if (!schemes.includes(scheme)) return offer;
    if (scheme === "Basic") {
      const said = Buffer.from(token, "base64").toString();
      return said === `${ACCOUNT.username}:${ACCOUNT.password}` ? null : offer;
    }
    const message = Buffer.from(token, "base64");
    if (message.readUInt32LE(8) === 1)
      return { status: 401, headers: { "www-authenticate": `${scheme} ${CHALLENGE.toString("base64")}` } };
    if (!isDigestValid(message)) return offer;
    signedIn.add(socket);
    return null;
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const envelope = body ? selectElement(parseXml(body), "Envelope", "Body") : {};
    const operation = [...operations.keys()].find((name) => name in envelope) ?? "";
    const answer = (status: number, text = "", headers: Record<string, string> = {}) =>
      response.writeHead(status, { "content-type": "text/xml; charset=utf-8", ...headers }).end(text);
    const outsider = greet(request);
    if (outsider) return answer(outsider.status, "", outsider.headers);
    const path = new URL(request.url ?? "", "http://here").pathname.toLowerCase();
    if (path === "/autodiscover/autodiscover.xml") return answer(200, autodiscover());
    if (path !== services.toLowerCase()) return answer(404);
    asked.push(operation);
    const header = body ? selectElement(parseXml(body), "Envelope", "Header") : {};
    const impersonatedAddress = getChildText(
      selectElement(header, "ExchangeImpersonation", "ConnectingSID"),
      "PrimarySmtpAddress",
    );
    if (impersonatedAddress) impersonated.push(impersonatedAddress);
    if (impersonatedAddress && !mailboxes.has(impersonatedAddress)) {
      const no = buildSoapFault("ErrorImpersonateUserDenied");
      return answer(no.status, no.body);
    }
    const failing = failures.findIndex((one) => one.operation.test(operation));
    if (failing >= 0) {
      const [one] = failures.splice(failing, 1);
      return answer(one?.failure.status ?? 500, one?.failure.body, one?.failure.headers);
    }
    const [meanwhile] = interruptions.filter((one) => one.operation.test(operation));
    if (meanwhile) interruptions.splice(interruptions.indexOf(meanwhile), 1);
    meanwhile?.work();
    const messages = operations.get(operation)?.(selectElement(envelope, operation)) ?? [];
    const xml = messages.map(
      (inner) => `<m:${operation}ResponseMessage ${inner}</m:${operation}ResponseMessage>`,
    );
    answer(
      200,
      `<?xml version="1.0" encoding="utf-8"?><s:Envelope ${NAMESPACES}><s:Body><m:${operation}Response><m:ResponseMessages>${xml.join("")}</m:ResponseMessages></m:${operation}Response></s:Body></s:Envelope>`,
    );
  });
  server.listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  server.unref();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    /** `host:port`, as settings name it. */
    host: new URL(url).host,
    asked,
    items,
    impersonated,
    mailboxes,
    /** Adds an item to the main calendar, as its owner would with Outlook. */
    add(xml: string, file = ""): string {
      const item = { id: `AAMk/+=-${++count}`, folder: "AAMkMain=", xml, file, properties: {} };
      items.set(item.id, item);
      change(item, false);
      return item.id;
    },
    touch(id: string, xml: string, file = "") {
      const item = items.get(id) as Item;
      Object.assign(item, { xml, file: file || item.file });
      change(item, false);
    },
    remove(id: string) {
      change(items.get(id) as Item, true);
      items.delete(id);
    },
    /** Invalidates the sync states. */
    forget() {
      oldest = changes.length + 1;
      changes.push({ at: oldest, folder: "", id: "", gone: true });
    },
    fail: (operation: RegExp, failure: Failure) => failures.push({ operation, failure }),
    /** Runs an owner's change just before the next operation of this name. */
    meanwhile: (operation: RegExp, work: () => void) => interruptions.push({ operation, work }),
    offer(...requested: string[]) {
      schemes = requested;
    },
    move(path: string) {
      services = path;
    },
    clear() {
      items.clear();
      changes.length = 0;
      failures.length = 0;
      asked.length = 0;
      oldest = 0;
      schemes = ["Negotiate", "NTLM", "Basic"];
      services = "/EWS/Exchange.asmx";
    },
  };
}

const parseProperties = (sent: Element): Record<string, string> =>
  Object.fromEntries(
    listChildren(sent, "ExtendedProperty").map((one) => [
      getChildText(selectElement(one, "ExtendedFieldURI"), "@PropertyName"),
      getChildText(one, "Value"),
    ]),
  );

/** Returns a line of an iCalendar file, as XML. */
const extractLine = (file: string, name: string): string =>
  escapeMarkup(new RegExp(`^${name}:(.*)$`, "m").exec(file.replace(/\r\n /g, ""))?.[1]?.trim() ?? "");

/** Builds a fault for a request that Exchange rejects as a whole. */
export const buildSoapFault = (code: string, milliseconds?: number): Failure => ({
  status: 500,
  body: `<?xml version="1.0"?><s:Envelope ${NAMESPACES}><s:Body><s:Fault><faultcode>t:${code}</faultcode><faultstring>No.</faultstring><detail><e:ResponseCode xmlns:e="http://schemas.microsoft.com/exchange/services/2006/errors">${code}</e:ResponseCode>${milliseconds ? `<t:MessageXml><t:Value Name="BackOffMilliseconds">${milliseconds}</t:Value></t:MessageXml>` : ""}</detail></s:Fault></s:Body></s:Envelope>`,
});

const NONCE = Buffer.from("0123456789abcdef", "hex");

/** The challenge of a server in the domain ACME, with its time. */
const CHALLENGE = (() => {
  const wide = (text: string) => Buffer.from(text, "utf16le");
  const attribute = (id: number, value: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(id, 0);
    head.writeUInt16LE(value.length, 2);
    return Buffer.concat([head, value]);
  };
  const target = Buffer.concat([
    attribute(2, wide("ACME")),
    attribute(1, wide("MAIL")),
    attribute(7, Buffer.from("0011223344556677", "hex")),
    attribute(0, Buffer.alloc(0)),
  ]);
  const head = Buffer.alloc(56);
  head.write("NTLMSSP\0", "latin1");
  head.writeUInt32LE(2, 8);
  head.writeUInt32LE(56, 16);
  head.writeUInt32LE(0xa2898205, 20);
  NONCE.copy(head, 24);
  head.writeUInt16LE(target.length, 40);
  head.writeUInt16LE(target.length, 42);
  head.writeUInt32LE(56, 44);
  return Buffer.concat([head, target]);
})();

/** Recomputes the response from the password and the message. */
function isDigestValid(message: Buffer): boolean {
  const field = (at: number) => {
    const offset = message.readUInt32LE(at + 4);
    return message.subarray(offset, offset + message.readUInt16LE(at));
  };
  const [given, domain, user] = [field(20), field(28), field(36)];
  const told = given.subarray(16);
  const key = deriveResponseKey(user.toString("utf16le"), domain.toString("utf16le"), ACCOUNT.password);
  const { response } = computeNtlmResponse(key, NONCE, {
    time: told.subarray(8, 16),
    nonce: told.subarray(16, 24),
    target: told.subarray(28, -4),
  });
  const named = `${domain.toString("utf16le")}\\${user.toString("utf16le")}`;
  return named === ACCOUNT.username && response.equals(given);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
