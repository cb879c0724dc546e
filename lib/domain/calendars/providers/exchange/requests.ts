import { escapeMarkup } from "@/lib/core/text/escape-markup";
import { type Element, getChildText, listChildren, selectElement } from "./element";
import { type ExchangeServices, executeOperation } from "./soap";

/** Exchange's id of the default calendar of every mailbox. */
export const DEFAULT_CALENDAR = "calendar";

const buildFolderId = (id: string) =>
  id === DEFAULT_CALENDAR
    ? `<t:DistinguishedFolderId Id="${DEFAULT_CALENDAR}"/>`
    : `<t:FolderId Id="${escapeMarkup(id)}"/>`;

const buildItemIds = (ids: readonly string[]) =>
  `<m:ItemIds>${ids.map((id) => `<t:ItemId Id="${escapeMarkup(id)}"/>`).join("")}</m:ItemIds>`;

const buildNamedProperty = (name: string) =>
  `<t:ExtendedFieldURI DistinguishedPropertySetId="PublicStrings" PropertyName="${name}" PropertyType="String"/>`;

/** Property with the UID of Bookpage's event, as EWS cannot search by UID. */
const UID_NAME = "bookpage-uid";
const UID_PROPERTY = buildNamedProperty(UID_NAME);
/** Property with the last written values (`EntryMarks`). */
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

/** EWS returns attendees for single items only. */
const WHOLE_ITEM_SHAPE = buildShape(UID_PROPERTY, ...ITEM_FIELDS, "calendar:RequiredAttendees");

/** Shape of an entry before an update. */
const ENTRY_SHAPE = buildShape(UID_PROPERTY + MARKS_PROPERTY, ...ITEM_FIELDS, "item:Subject");

export async function fetchCalendarFolder(services: ExchangeServices): Promise<Element> {
  const content = `>${FOLDER_SHAPE}<m:FolderIds>${buildFolderId(DEFAULT_CALENDAR)}</m:FolderIds>`;
  const [message] = await executeOperation(services, "GetFolder", content);
  return selectElement(message, "Folders", "CalendarFolder");
}

/** Lists all folders of the mailbox that contain appointments. */
export async function listCalendarFolders(services: ExchangeServices): Promise<Element[]> {
  const onlyCalendars =
    '<m:Restriction><t:IsEqualTo><t:FieldURI FieldURI="folder:FolderClass"/><t:FieldURIOrConstant><t:Constant Value="IPF.Appointment"/></t:FieldURIOrConstant></t:IsEqualTo></m:Restriction>';
  const content = ` Traversal="Deep">${FOLDER_SHAPE}${onlyCalendars}<m:ParentFolderIds><t:DistinguishedFolderId Id="msgfolderroot"/></m:ParentFolderIds>`;
  const [message] = await executeOperation(services, "FindFolder", content);
  return listChildren(selectElement(message, "RootFolder", "Folders"), "CalendarFolder");
}

/** Next part of the changes since a state. */
export interface SyncPart {
  state: string;
  /** True if it is the last part. */
  last: boolean;
  changed: Element[];
  removed: string[];
}

const PART_EVENTS = 512; // limit of Exchange

/** Returns null if the server no longer knows the state. */
export async function syncFolder(
  services: ExchangeServices,
  folder: string,
  state: string | null,
): Promise<SyncPart | null> {
  const content = `>${ITEM_SHAPE}<m:SyncFolderId>${buildFolderId(folder)}</m:SyncFolderId>${state ? `<m:SyncState>${escapeMarkup(state)}</m:SyncState>` : ""}<m:MaxChangesReturned>${PART_EVENTS}</m:MaxChangesReturned>`;
  const unknownState = ["ErrorInvalidSyncStateData", "ErrorSyncFolderNotFound"];
  const [message] = await executeOperation(services, "SyncFolderItems", content, state ? unknownState : []);
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

/** Returns the UID of Bookpage's event; empty for other items. */
export const extractEventUid = (item: Element): string => extractProperty(item, UID_NAME);

/** Returns the last written values as text. */
export const extractMarks = (item: Element): string => extractProperty(item, MARKS_NAME);

/** Fetches items as iCalendar files by id; deleted ones are absent. */
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

/** Fetches an item in the shape of a sync; null if it no longer exists. */
export const fetchItem = (services: ExchangeServices, id: string) =>
  fetchShapedItem(services, id, WHOLE_ITEM_SHAPE);

/** Fetches an entry before an update; null if it no longer exists. */
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

/** Lists the entries that Bookpage wrote under this UID. */
export async function listEntriesByUid(
  services: ExchangeServices,
  folder: string,
  uid: string,
): Promise<string[]> {
  const restriction = `<m:Restriction><t:IsEqualTo>${UID_PROPERTY}<t:FieldURIOrConstant><t:Constant Value="${escapeMarkup(uid)}"/></t:FieldURIOrConstant></t:IsEqualTo></m:Restriction>`;
  const content = ` Traversal="Shallow"><m:ItemShape><t:BaseShape>IdOnly</t:BaseShape></m:ItemShape>${restriction}<m:ParentFolderIds>${buildFolderId(folder)}</m:ParentFolderIds>`;
  const [message] = await executeOperation(services, "FindItem", content);
  return listChildren(selectElement(message, "RootFolder", "Items"), "CalendarItem").map(extractItemId);
}

interface NewExchangeEntry {
  uid: string;
  /** iCalendar text. */
  file: string;
  tentative: boolean;
  /** Value of the marks property. */
  marks: string;
}

/** Creates an entry without sending invitations, as Bookpage sends its own mails. Returns the item's id. */
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
  `<t:ExtendedProperty>${property}<t:Value>${escapeMarkup(value)}</t:Value></t:ExtendedProperty>`;

/** A field of an entry as EWS elements; null deletes it, undefined leaves it unchanged. */
export interface ExchangeField {
  uri: string;
  element: string;
  value: string | null | undefined;
}

/**
 * Updates fields of an item if it still has this version; returns false otherwise. Sends no notices, as the
 * entry has no guests.
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
    return `<t:SetItemField>${field}<t:CalendarItem><t:${element}>${escapeMarkup(value)}</t:${name}></t:CalendarItem></t:SetItemField>`;
  });
  const marksField = `<t:SetItemField>${MARKS_PROPERTY}<t:CalendarItem>${renderProperty(MARKS_PROPERTY, marks)}</t:CalendarItem></t:SetItemField>`;
  const item = `<t:ItemId Id="${escapeMarkup(id)}" ChangeKey="${escapeMarkup(changeKey)}"/>`;
  const content = ` ConflictResolution="NeverOverwrite" MessageDisposition="SaveOnly" SendMeetingInvitationsOrCancellations="SendToNone"><m:ItemChanges><t:ItemChange>${item}<t:Updates>${updates.join("")}${marksField}</t:Updates></t:ItemChange></m:ItemChanges>`;
  const [message] = await executeOperation(services, "UpdateItem", content, OUTDATED_CODES);
  return getChildText(message, "ResponseCode") === "NoError";
}

const OUTDATED_CODES = ["ErrorIrresolvableConflict", "ErrorStaleObject", "ErrorItemNotFound"];

/** Succeeds also for entries that no longer exist. */
export async function deleteExchangeEntries(
  services: ExchangeServices,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const content = ` DeleteType="HardDelete" SendMeetingCancellations="SendToNone">${buildItemIds(ids)}`;
  await executeOperation(services, "DeleteItem", content, ["ErrorItemNotFound"]);
}
