import type { Api, StoryHost } from "./fixtures";
import { makeStoryName } from "./make-story-name";

/** Creates one of each resource that a screen shows. */
export async function createConsoleFixtures(
  api: Api,
  robin: StoryHost,
): Promise<Record<string, string> & { team_id: string }> {
  const { belongs_to: user_id } = await api<{ belongs_to: string }>("GET", `/v2/bookpages/${robin.nickname}`);
  const id = async (path: string, body: unknown) => (await api<{ _id: string }>("POST", path, body))._id;
  const handle = makeStoryName("call");
  await id(`/v2/bookpages/${robin.nickname}/types`, { name: "Call", handle });
  const template_id = await id("/v2/page_templates", { name: makeStoryName("Template") });
  const [mail] = await api<{ _id: string }[]>("GET", "/v2/mails?limit=1");
  await robin.plan(["2031-03-10T09:00:00.000Z"], [{ email: "ana@mail.example" }]);
  return {
    user_id,
    nickname: robin.nickname,
    handle,
    template_id,
    type_id: await id(`/v2/page_templates/${template_id}/types`, { name: "Call" }),
    team_id: await id("/v2/teams", { name: makeStoryName("Team"), members: [user_id] }),
    locator_id: await id("/v2/locators", { handle: makeStoryName("shops"), title: "Shops" }),
    workflow_id: await id("/v2/workflows", {
      name: makeStoryName("Workflow"),
      enabled: false,
      steps: [
        { when: { trigger: "before_start", amount: 1, unit: "days" }, to: ["booker"], template: "reminder" },
      ],
    }),
    form_id: await id("/v2/forms", { handle: makeStoryName("form"), title: "How can we help?" }),
    webhook_id: await id("/hooks", { action: "event.created", target_url: "https://hooks.example.com/" }),
    mail_id: mail?._id ?? "",
    kind: "reminder",
  };
}
