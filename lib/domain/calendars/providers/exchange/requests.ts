import { type Element, listChildren, textAt, within } from "./element";
import { call, escapeXml, type Services } from "./soap";

/** Exchange's own name for the calendar that every mailbox has. */
export const DEFAULT_CALENDAR = "calendar";

const folderId = (id: string) =>
  id === DEFAULT_CALENDAR
    ? `<t:DistinguishedFolderId Id="${DEFAULT_CALENDAR}"/>`
    : `<t:FolderId Id="${escapeXml(id)}"/>`;

const itemIds = (ids: readonly string[]) =>
  `<m:ItemIds>${ids.map((id) => `<t:ItemId Id="${escapeXml(id)}"/>`).join("")}</m:ItemIds>`;

/** Which event of Bookpage an item is: the UID is not found by searching. */
const UID_PROPERTY =
  '<t:ExtendedFieldURI DistinguishedPropertySetId="PublicStrings" PropertyName="bookpage-uid" PropertyType="String"/>';

const fields = (...uris: string[]) => uris.map((uri) => `<t:FieldURI FieldURI="${uri}"/>`).join("");

const FOLDER_SHAPE = `<m:FolderShape><t:BaseShape>Default</t:BaseShape><t:AdditionalProperties>${fields("folder:EffectiveRights")}</t:AdditionalProperties></m:FolderShape>`;

const ITEM_FIELDS = [
  "calendar:UID",
  "calendar:CalendarItemType",
  "calendar:Start",
  "calendar:End",
  "calendar:IsAllDayEvent",
  "calendar:IsCancelled",
  "calendar:LegacyFreeBusyStatus",
  "calendar:MyResponseType",
  "item:LastModifiedTime",
];

const buildShape = (...uris: string[]) =>
  `<m:ItemShape><t:BaseShape>IdOnly</t:BaseShape><t:AdditionalProperties>${fields(...uris)}${UID_PROPERTY}</t:AdditionalProperties></m:ItemShape>`;

const ITEM_SHAPE = buildShape(...ITEM_FIELDS);

/** Who comes is only said of single items (EWS). */
const WHOLE_ITEM_SHAPE = buildShape(...ITEM_FIELDS, "calendar:RequiredAttendees");

export async function getCalendarFolder(services: Services): Promise<Element> {
  const content = `>${FOLDER_SHAPE}<m:FolderIds>${folderId(DEFAULT_CALENDAR)}</m:FolderIds>`;
  const [message] = await call(services, "GetFolder", content);
  return within(message, "Folders", "CalendarFolder");
}

/** All folders of the mailbox that hold appointments. */
export async function findCalendarFolders(services: Services): Promise<Element[]> {
  const onlyCalendars =
    '<m:Restriction><t:IsEqualTo><t:FieldURI FieldURI="folder:FolderClass"/><t:FieldURIOrConstant><t:Constant Value="IPF.Appointment"/></t:FieldURIOrConstant></t:IsEqualTo></m:Restriction>';
  const content = ` Traversal="Deep">${FOLDER_SHAPE}${onlyCalendars}<m:ParentFolderIds><t:DistinguishedFolderId Id="msgfolderroot"/></m:ParentFolderIds>`;
  const [message] = await call(services, "FindFolder", content);
  return listChildren(within(message, "RootFolder", "Folders"), "CalendarFolder");
}

/** Of what has changed since the state: the next part. */
export interface SyncPart {
  state: string;
  /** Whether nothing follows. */
  last: boolean;
  changed: Element[];
  removed: string[];
}

const PART_EVENTS = 512; // as many as Exchange answers at once

/** Null where the server no longer knows the state. */
export async function syncFolder(
  services: Services,
  folder: string,
  state: string | null,
): Promise<SyncPart | null> {
  const content = `>${ITEM_SHAPE}<m:SyncFolderId>${folderId(folder)}</m:SyncFolderId>${state ? `<m:SyncState>${escapeXml(state)}</m:SyncState>` : ""}<m:MaxChangesReturned>${PART_EVENTS}</m:MaxChangesReturned>`;
  const forgotten = ["ErrorInvalidSyncStateData", "ErrorSyncFolderNotFound"];
  const [message] = await call(services, "SyncFolderItems", content, state ? forgotten : []);
  if (textAt(message, "ResponseCode") !== "NoError") return null;
  const changes = within(message, "Changes");
  const items = [...listChildren(changes, "Create"), ...listChildren(changes, "Update")];
  return {
    state: textAt(message, "SyncState"),
    last: textAt(message, "IncludesLastItemInRange") !== "false",
    changed: items.flatMap((one) => listChildren(one, "CalendarItem")),
    removed: listChildren(changes, "Delete").map(readItemId),
  };
}

export const readItemId = (element: Element): string => textAt(within(element, "ItemId"), "@Id");

/** The UID of the event of Bookpage that an item is; empty for others. */
export const readMark = (item: Element): string => textAt(within(item, "ExtendedProperty"), "Value");

/** The items as iCalendar files, by their ids; those that are gone meanwhile are missing. */
export async function getFiles(services: Services, ids: readonly string[]): Promise<Map<string, string>> {
  const content = `><m:ItemShape><t:BaseShape>IdOnly</t:BaseShape><t:IncludeMimeContent>true</t:IncludeMimeContent></m:ItemShape>${itemIds(ids)}`;
  const messages = await call(services, "GetItem", content, ["ErrorItemNotFound"]);
  const items = messages.flatMap((message) => listChildren(within(message, "Items"), "CalendarItem"));
  return new Map(
    items.map((item) => [
      readItemId(item),
      Buffer.from(textAt(item, "MimeContent"), "base64").toString("utf8"),
    ]),
  );
}

/** An item as a reading tells of it; null where it is gone. */
export async function getItem(services: Services, id: string): Promise<Element | null> {
  const [message] = await call(services, "GetItem", `>${WHOLE_ITEM_SHAPE}${itemIds([id])}`, [
    "ErrorItemNotFound",
  ]);
  return message ? (listChildren(within(message, "Items"), "CalendarItem")[0] ?? null) : null;
}

/** What Bookpage has entered there under this UID. */
export async function findEntries(services: Services, folder: string, uid: string): Promise<string[]> {
  const restriction = `<m:Restriction><t:IsEqualTo>${UID_PROPERTY}<t:FieldURIOrConstant><t:Constant Value="${escapeXml(uid)}"/></t:FieldURIOrConstant></t:IsEqualTo></m:Restriction>`;
  const content = ` Traversal="Shallow"><m:ItemShape><t:BaseShape>IdOnly</t:BaseShape></m:ItemShape>${restriction}<m:ParentFolderIds>${folderId(folder)}</m:ParentFolderIds>`;
  const [message] = await call(services, "FindItem", content);
  return listChildren(within(message, "RootFolder", "Items"), "CalendarItem").map(readItemId);
}

interface NewEntry {
  uid: string;
  /** As iCalendar. */
  file: string;
  tentative: boolean;
}

/** Nobody is invited: Bookpage's own mails do that. Answers the new item's id. */
export async function createEntry(services: Services, folder: string, { uid, file, tentative }: NewEntry) {
  const mime = `<t:MimeContent CharacterSet="UTF-8">${Buffer.from(file).toString("base64")}</t:MimeContent>`;
  const mark = `<t:ExtendedProperty>${UID_PROPERTY}<t:Value>${escapeXml(uid)}</t:Value></t:ExtendedProperty>`;
  const status = `<t:LegacyFreeBusyStatus>${tentative ? "Tentative" : "Busy"}</t:LegacyFreeBusyStatus>`;
  const content = ` SendMeetingInvitations="SendToNone"><m:SavedItemFolderId>${folderId(folder)}</m:SavedItemFolderId><m:Items><t:CalendarItem>${mime}${mark}${status}</t:CalendarItem></m:Items>`;
  const [message] = await call(services, "CreateItem", content);
  return readItemId(within(message, "Items", "CalendarItem"));
}

/** Done as well for those that are gone already. */
export async function deleteEntries(services: Services, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const content = ` DeleteType="HardDelete" SendMeetingCancellations="SendToNone">${itemIds(ids)}`;
  await call(services, "DeleteItem", content, ["ErrorItemNotFound"]);
}
