import { setTimeout as sleep } from "node:timers/promises";

/** Access to the files of a real CalDAV server, beside the service. */
export function createDavClient(
  home: string,
  { username, password }: { username: string; password: string },
) {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  const send = async (method: string, where: string, body?: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${home}${where}`, {
      method,
      headers: { authorization, ...headers },
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    if (!response.ok && response.status !== 404)
      throw new Error(`${method} ${where}: ${response.status} ${text}`);
    return { status: response.status, text };
  };
  /** Cyrus does not delete a calendar that another of its processes has open. */
  const remove = async (where: string) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const answer = await send("DELETE", where).catch((error: Error) => error);
      if (!(answer instanceof Error)) return answer;
      if (!answer.message.includes(": 500 ")) throw answer;
      await sleep(100);
    }
    throw new Error(`DELETE ${where}: 500 again and again`);
  };
  const proppatch = (where: string, prop: string) =>
    send(
      "PROPPATCH",
      `${where}/`,
      `<?xml version="1.0"?><d:propertyupdate xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop>${prop}</d:prop></d:set></d:propertyupdate>`,
      { "content-type": "application/xml" },
    );
  return {
    makeCalendar: (name: string) =>
      send(
        "MKCALENDAR",
        `${name}/`,
        `<?xml version="1.0"?><c:mkcalendar xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:set><d:prop><d:displayname>${name}</d:displayname></d:prop></d:set></c:mkcalendar>`,
        { "content-type": "application/xml" },
      ),
    put: (where: string, text: string) => send("PUT", where, text, { "content-type": "text/calendar" }),
    get: async (where: string) => (await send("GET", where)).text,
    /** Returns the names of the events in a calendar. */
    async list(calendar: string) {
      const { text } = await send("PROPFIND", `${calendar}/`, undefined, { depth: "1" });
      return [...text.matchAll(/<(?:\w+:)?href>[^<]*\/([^/<]+\.ics)<\/(?:\w+:)?href>/g)].map(
        ([, name = ""]) => name,
      );
    },
    delete: remove,
    rename: (calendar: string, name: string) => proppatch(calendar, `<d:displayname>${name}</d:displayname>`),
    /** Sets the position in Apple's programs: the lowest is first, and the default is 0. */
    setOrder: (calendar: string, order: number) =>
      proppatch(
        calendar,
        `<a:calendar-order xmlns:a="http://apple.com/ns/ical/">${order}</a:calendar-order>`,
      ),
    /** RFC 6638: it no longer affects its owner's free/busy time. */
    makeTransparent: (calendar: string) =>
      proppatch(calendar, "<c:schedule-calendar-transp><c:transparent/></c:schedule-calendar-transp>"),
  };
}
