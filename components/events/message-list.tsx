import { ActionForm } from "@/components/booking/action-form";
import { Avatar } from "@/components/ui/avatar";
import { LinkedText } from "@/components/ui/linked-text";
import type { EventView } from "@/lib/pages/event/view";
import { Notice } from "./notice";

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
          <Notice banner={messages.notice} />
        </div>
      ) : null}
      {messages.form === null ? null : (
        <div className="mt-6">
          <ActionForm form={messages.form} />
        </div>
      )}
    </section>
  );
}
