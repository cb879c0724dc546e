import { ActionForm } from "@/components/booking/action-form";
import { EmptyMessages } from "@/components/illustrations/empty-messages";
import { Avatar } from "@/components/ui/avatar";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkedText } from "@/components/ui/linked-text";
import type { EventView } from "@/lib/pages/event/view";
import type { FormView } from "@/lib/pages/page-shell/view";
import { ResultBanner } from "./result-banner";

export function MessageList({ messages }: { messages: NonNullable<EventView["messages"]> }) {
  return (
    <section
      aria-labelledby="messages-title"
      className="mt-10 px-4 sm:px-8"
      {...(messages.items.length === 0 ? { "data-screen": true } : {})}
    >
      <h2 id="messages-title" className="text-lg font-bold">
        {messages.heading}
      </h2>
      {messages.empty === null ? null : (
        <div className="mt-4">
          <EmptyState drawing={<EmptyMessages />}>
            <p className="font-medium">{messages.empty}</p>
            {messages.form === null ? null : <CollapsedForm form={messages.form} />}
          </EmptyState>
        </div>
      )}
      {messages.items.length === 0 ? null : (
        <ol className="mt-4 grid gap-5">
          {messages.items.map((message) => (
            <li key={message.id} className="flex gap-3">
              <Avatar photo={null} initials={message.initials} size="small" />
              <div className="min-w-0">
                <p className="text-sm">
                  <span className="font-medium">
                    <bdi>{message.author}</bdi>
                  </span>{" "}
                  <span className="text-muted">{message.when}</span>
                </p>
                <p className="max-w-prose whitespace-pre-line wrap-anywhere">
                  <bdi>
                    <LinkedText parts={message.text} />
                  </bdi>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {messages.notice ? (
        <div className="mt-4">
          <ResultBanner banner={messages.notice} />
        </div>
      ) : null}
      {messages.form === null || messages.empty !== null ? null : (
        <div className="mt-6">
          <ActionForm form={messages.form} />
        </div>
      )}
    </section>
  );
}

/** Collapsed without messages, since most readers will not write one. */
const CollapsedForm = ({ form }: { form: FormView }) => (
  <details open={form.errors !== null} className="w-full">
    <summary className="button list-none [&::-webkit-details-marker]:hidden">{form.heading}</summary>
    <div className="mt-4">
      <ActionForm form={form} isNamed />
    </div>
  </details>
);
