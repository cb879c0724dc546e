import { type Element, getChildText, listChildren, selectElement } from "./element";
import { type ExchangeServices, escapeXml, executeOperation } from "./soap";

/** Exchange's own name for the calendar that every mailbox has. */
export const DEFAULT_CALENDAR = "calendar";

const buildFolderId = (id: string) =>
  id === DEFAULT_CALENDAR
    ? `<t:DistinguishedFolderId Id="${DEFAULT_CALENDAR}"/>`
    : `<t:FolderId Id="${escapeXml(id)}"/>`;

const buildItemIds = (ids: readonly string[]) =>
  `<m:ItemIds>${ids.map((id) => `<t:ItemId Id="${escapeXml(id)}"/>`).join("")}</m:ItemIds>`;

const buildNamedProperty = (name: string) =>
  `<t:ExtendedFieldURI DistinguishedPropertySetId="PublicStrings" PropertyName="${name}" PropertyType="String"/>`;

/** Which event of Bookpage an item is: the UID is not found by searching. */
const UID_NAME = "bookpage-uid";
const UID_PROPERTY = buildNamedProperty(UID_NAME);
/** What was written last (`EntryMarks`). */
const MARKS_NAME = "bookpage-marks";
const MARKS_PROPERTY = buildNamedProperty(MARKS_NAME);

const buildFields = (...uris: string[]) => uris.map((uri) => `<t:FieldURI FieldURI="${uri}"/>`).join("");

const FOLDER_SHAPE = `<m:FolderShape><t:BaseShape>Default</t:BaseShape><t:AdditionalProperties>${buildFields("folder:EffectiveRights")}</t:AdditionalProperties></m:FolderShape>`;

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

const buildShape = (properties: string, ...uris: string[]) =>
  `<m:ItemShape><t:BaseShape>IdOnly</t:BaseShape><t:AdditionalProperties>${buildFields(...uris)}${properties}</t:AdditionalProperties></m:ItemShape>`;

const ITEM_SHAPE = buildShape(UID_PROPERTY, ...ITEM_FIELDS);

/** Who comes is only said of single items (EWS). */
const WHOLE_ITEM_SHAPE = buildShape(UID_PROPERTY, ...ITEM_FIELDS, "calendar:RequiredAttendees");

/** Of an entry that is to be written over. */
const ENTRY_SHAPE = buildShape(UID_PROPERTY + MARKS_PROPERTY, ...ITEM_FIELDS, "item:Subject");

export async function fetchCalendarFolder(services: ExchangeServices): Promise<Element> {
  const content = `>${FOLDER_SHAPE}<m:FolderIds>${buildFolderId(DEFAULT_CALENDAR)}</m:FolderIds>`;
  const [message] = await executeOperation(services, "GetFolder", content);
  return selectElement(message, "Folders", "CalendarFolder");
}

/** All folders of the mailbox that hold appointments. */
export async function listCalendarFolders(services: ExchangeServices): Promise<Element[]> {
  const onlyCalendars =
    '<m:Restriction><t:IsEqualTo><t:FieldURI FieldURI="folder:FolderClass"/><t:FieldURIOrConstant><t:Constant Value="IPF.Appointment"/></t:FieldURIOrConstant></t:IsEqualTo></m:Restriction>';
  const content = ` Traversal="Deep">${FOLDER_SHAPE}${onlyCalendars}<m:ParentFolderIds><t:DistinguishedFolderId Id="msgfolderroot"/></m:ParentFolderIds>`;
  const [message] = await executeOperation(services, "FindFolder", content);
  return listChildren(selectElement(message, "RootFolder", "Folders"), "CalendarFolder");
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
  services: ExchangeServices,
  folder: string,
  state: string | null,
): Promise<SyncPart | null> {
  const content = `>${ITEM_SHAPE}<m:SyncFolderId>${buildFolderId(folder)}</m:SyncFolderId>${state ? `<m:SyncState>${escapeXml(state)}</m:SyncState>` : ""}<m:MaxChangesReturned>${PART_EVENTS}</m:MaxChangesReturned>`;
  const forgotten = ["ErrorInvalidSyncStateData", "ErrorSyncFolderNotFound"];
  const [message] = await executeOperation(services, "SyncFolderItems", content, state ? forgotten : []);
  if (getChildText(message, "ResponseCode") !== "NoError") return null;
  const changes = selectElement(message, "Changes");
  const items = [...listChildren(changes, "Create"), ...listChildren(changes, "Update")];
  return {
    state: getChildText(message, "SyncState"),
    last: getChildText(message, "IncludesLastItemInRange") !== "false",
    changed: items.flatMap((one) => listChildren(one, "CalendarItem")),
    removed: listChildren(changes, "Delete").map(extractItemId),
  };
}

export const extractItemId = (element: Element): string =>
  getChildText(selectElement(element, "ItemId"), "@Id");

const extractProperty = (item: Element, name: string): string =>
  getChildText(
    listChildren(item, "ExtendedProperty").find(
      (one) => getChildText(selectElement(one, "ExtendedFieldURI"), "@PropertyName") === name,
    ),
    "Value",
  );

/** The UID of the event of Bookpage that an item is; empty for others. */
export const extractEventUid = (item: Element): string => extractProperty(item, UID_NAME);

/** What was written into it last, as it was noted. */
export const extractMarks = (item: Element): string => extractProperty(item, MARKS_NAME);

/** The items as iCalendar files, by their ids; those that are gone meanwhile are missing. */
export async function fetchIcsFiles(
  services: ExchangeServices,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const content = `><m:ItemShape><t:BaseShape>IdOnly</t:BaseShape><t:IncludeMimeContent>true</t:IncludeMimeContent></m:ItemShape>${buildItemIds(ids)}`;
  const messages = await executeOperation(services, "GetItem", content, ["ErrorItemNotFound"]);
  const items = messages.flatMap((message) => listChildren(selectElement(message, "Items"), "CalendarItem"));
  return new Map(
    items.map((item) => [
      extractItemId(item),
      Buffer.from(getChildText(item, "MimeContent"), "base64").toString("utf8"),
    ]),
  );
}

/** An item as a reading tells of it; null where it is gone. */
export const fetchItem = (services: ExchangeServices, id: string) =>
  fetchShapedItem(services, id, WHOLE_ITEM_SHAPE);

/** An entry as it is before it is written over; null where it is gone. */
export const fetchEntryItem = (services: ExchangeServices, id: string) =>
  fetchShapedItem(services, id, ENTRY_SHAPE);

async function fetchShapedItem(
  services: ExchangeServices,
  id: string,
  shape: string,
): Promise<Element | null> {
  const [message] = await executeOperation(services, "GetItem", `>${shape}${buildItemIds([id])}`, [
    "ErrorItemNotFound",
  ]);
  return message ? (listChildren(selectElement(message, "Items"), "CalendarItem")[0] ?? null) : null;
}

/** What Bookpage has entered there under this UID. */
export async function listEntriesByUid(
  services: ExchangeServices,
  folder: string,
  uid: string,
): Promise<string[]> {
  const restriction = `<m:Restriction><t:IsEqualTo>${UID_PROPERTY}<t:FieldURIOrConstant><t:Constant Value="${escapeXml(uid)}"/></t:FieldURIOrConstant></t:IsEqualTo></m:Restriction>`;
  const content = ` Traversal="Shallow"><m:ItemShape><t:BaseShape>IdOnly</t:BaseShape></m:ItemShape>${restriction}<m:ParentFolderIds>${buildFolderId(folder)}</m:ParentFolderIds>`;
  const [message] = await executeOperation(services, "FindItem", content);
  return listChildren(selectElement(message, "RootFolder", "Items"), "CalendarItem").map(extractItemId);
}

interface NewExchangeEntry {
  uid: string;
  /** As iCalendar. */
  file: string;
  tentative: boolean;
  /** What is noted of it. */
  marks: string;
}

/** Nobody is invited: Bookpage's own mails do that. Answers the new item's id. */
export async function createExchangeEntry(
  services: ExchangeServices,
  folder: string,
  { uid, file, tentative, marks }: NewExchangeEntry,
) {
  const mime = `<t:MimeContent CharacterSet="UTF-8">${Buffer.from(file).toString("base64")}</t:MimeContent>`;
  const mark = `${renderProperty(UID_PROPERTY, uid)}${renderProperty(MARKS_PROPERTY, marks)}`;
  const status = `<t:LegacyFreeBusyStatus>${tentative ? "Tentative" : "Busy"}</t:LegacyFreeBusyStatus>`;
  const content = ` SendMeetingInvitations="SendToNone"><m:SavedItemFolderId>${buildFolderId(folder)}</m:SavedItemFolderId><m:Items><t:CalendarItem>${mime}${mark}${status}</t:CalendarItem></m:Items>`;
  const [message] = await executeOperation(services, "CreateItem", content);
  return extractItemId(selectElement(message, "Items", "CalendarItem"));
}

const renderProperty = (property: string, value: string) =>
  `<t:ExtendedProperty>${property}<t:Value>${escapeXml(value)}</t:Value></t:ExtendedProperty>`;

/** A field of an entry, by the elements that EWS knows it by; null: it is taken out, undefined: it stays. */
export interface ExchangeField {
  uri: string;
  element: string;
  value: string | null | undefined;
}

/**
 * Writes fields over the version of an item with this key. False where it is another version by now, or gone. Nobody is
 * told: there are no guests in it.
 */
export async function updateExchangeEntry(
  services: ExchangeServices,
  { id, changeKey }: { id: string; changeKey: string },
  { fields: changed, marks }: { fields: readonly ExchangeField[]; marks: string },
): Promise<boolean> {
  const updates = changed.map(({ uri, element, value }) => {
    const field = `<t:FieldURI FieldURI="${uri}"/>`;
    if (value === undefined) return "";
    if (value === null) return `<t:DeleteItemField>${field}</t:DeleteItemField>`;
    const [name] = element.split(" ");
    return `<t:SetItemField>${field}<t:CalendarItem><t:${element}>${escapeXml(value)}</t:${name}></t:CalendarItem></t:SetItemField>`;
  });
  const noted = `<t:SetItemField>${MARKS_PROPERTY}<t:CalendarItem>${renderProperty(MARKS_PROPERTY, marks)}</t:CalendarItem></t:SetItemField>`;
  const item = `<t:ItemId Id="${escapeXml(id)}" ChangeKey="${escapeXml(changeKey)}"/>`;
  const content = ` ConflictResolution="NeverOverwrite" MessageDisposition="SaveOnly" SendMeetingInvitationsOrCancellations="SendToNone"><m:ItemChanges><t:ItemChange>${item}<t:Updates>${updates.join("")}${noted}</t:Updates></t:ItemChange></m:ItemChanges>`;
  const [message] = await executeOperation(services, "UpdateItem", content, OUTDATED_CODES);
  return getChildText(message, "ResponseCode") === "NoError";
}

const OUTDATED_CODES = ["ErrorIrresolvableConflict", "ErrorStaleObject", "ErrorItemNotFound"];

/** Done as well for those that are gone already. */
export async function deleteExchangeEntries(
  services: ExchangeServices,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const content = ` DeleteType="HardDelete" SendMeetingCancellations="SendToNone">${buildItemIds(ids)}`;
  await executeOperation(services, "DeleteItem", content, ["ErrorItemNotFound"]);
}
