import { articleLimits } from "@tenora/domain/article/article";
import { TextArea } from "~/ui/forms/text-area";
import { TextField } from "~/ui/forms/text-field";
import { CoverField } from "./cover-field.tsx";
import type { Editing } from "./use-article.ts";

interface ArticleFormProps {
  readonly editing: Editing;
  /** It was published, and links to it must keep working. */
  readonly isSlugFixed: boolean;
}

export function ArticleForm({ editing, isSlugFixed }: ArticleFormProps) {
  const { values, change, errors } = editing;
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-3 lg:gap-8">
      <div className="space-y-6 lg:col-span-2">
        <TextField
          label="Title"
          required
          value={values.title}
          error={errors.title}
          maxLength={articleLimits.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label="Text"
          required
          rows={22}
          value={values.content}
          error={errors.content}
          help="Separate paragraphs with a blank line. # Heading, **bold**, *italic*, `code`, [text](https://address), - list, 1. list, | table |."
          spellCheck
          className="font-mono text-[0.9375rem] leading-6"
          onChange={(event) => change({ content: event.target.value })}
        />
      </div>
      <div className="space-y-6">
        <TextField
          label="Address"
          required
          value={values.slug}
          error={errors.slug}
          readOnly={isSlugFixed}
          maxLength={articleLimits.slug}
          help={
            isSlugFixed
              ? "Fixed once published, so that links keep working."
              : `Readers find it at /insights/${values.slug || "…"}`
          }
          onChange={(event) => change({ slug: event.target.value })}
        />
        <TextArea
          label="Excerpt"
          rows={4}
          value={values.excerpt}
          error={errors.excerpt}
          maxLength={articleLimits.excerpt}
          help="One or two sentences, shown above the text, in search results and when it's shared."
          onChange={(event) => change({ excerpt: event.target.value })}
        />
        <TextField
          label="Tags"
          value={values.tags}
          error={errors.tags}
          maxLength={articleLimits.tags * (articleLimits.tag + 2)}
          help="Separate with commas."
          onChange={(event) => change({ tags: event.target.value })}
        />
        <CoverField
          coverImageUrl={values.coverImageUrl}
          onChange={(coverImageUrl) => change({ coverImageUrl })}
        />
      </div>
    </div>
  );
}
