import {
  type ContactErrors,
  type ContactForm,
  contactTopics,
  contactTopicWords,
} from "@tenora/domain/contact/contact-message";
import { Link } from "react-router";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/forms/select-field";
import { TextArea } from "~/ui/forms/text-area";
import { TextField } from "~/ui/forms/text-field";
import { trapField } from "./contact-outcome.ts";

interface MessageFormProps {
  readonly isDemo: boolean;
  /** What was typed into a form that wasn't taken. */
  readonly typed: ContactForm | undefined;
  readonly errors: ContactErrors | undefined;
}

/** A plain form: it works without scripts, and the server checks it. */
export function MessageForm({ isDemo, typed, errors }: MessageFormProps) {
  return (
    <form
      method="post"
      action="/about#message"
      noValidate
      aria-labelledby="contact"
      className="grid max-w-3xl gap-5 sm:grid-cols-2"
    >
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        required
        defaultValue={typed?.name}
        error={errors?.name}
      />
      <TextField
        label="Your email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typed?.email}
        error={errors?.email}
      />
      <SelectField
        label="What it's about"
        name="topic"
        required
        placeholder="Choose a topic"
        options={contactTopics.map((value) => ({ value, label: contactTopicWords[value] }))}
        defaultValue={typed?.topic}
        error={errors?.topic}
      />
      <div className="sm:col-span-2">
        <TextArea
          label="Your message"
          name="message"
          rows={6}
          required
          defaultValue={typed?.message}
          error={errors?.message}
        />
      </div>
      <div aria-hidden="true" className="-left-[200vw] absolute">
        <label>
          Leave this empty
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <Button type="submit" size="lg" className="max-sm:w-full">
          Send message
        </Button>
        <p className="max-w-[48ch] text-muted text-sm">
          {isDemo
            ? "This is a local demo: your message stays on this computer. "
            : "We only use your name and address to answer you. "}
          <Link
            to="/privacy"
            className="text-mint-strong underline underline-offset-4 hover:decoration-2"
          >
            Privacy notice
          </Link>
        </p>
      </div>
    </form>
  );
}
