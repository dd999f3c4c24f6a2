import { useEffect, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "~/ui/button";
import { cardClass } from "~/ui/card";
import { classes } from "~/ui/classes";
import { notify } from "~/ui/toast/toast";
import { ArticleLinks } from "./article-links.tsx";
import type { ArticlesPage } from "./article-pages.ts";

export const panelClass = classes(
  cardClass,
  "lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:col-span-4",
  "lg:max-h-[calc(100dvh-var(--spacing-header)-3rem)]",
);

/** The list beside the reader. On a phone it opens with a button; without JavaScript it is below. */
export function ArticlePicker({ list }: { list: ArticlesPage }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  useFailureToast(list.failed);
  return (
    <div className="contents">
      <Button
        variant="outline"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="lg:hidden noscript:hidden"
      >
        {open ? "Hide Article List" : "Select Another Article"}
      </Button>
      <section
        id={id}
        aria-labelledby={`${id}-title`}
        className={classes(
          panelClass,
          "overflow-hidden lg:flex lg:flex-col",
          !open && "max-lg:hidden max-lg:noscript:order-last max-lg:noscript:block",
        )}
      >
        <h2 id={`${id}-title`} className="px-6 pt-6 pb-4 font-medium font-serif text-heading">
          {list.failed ? "Latest Articles" : <>Latest Articles ({list.articles.length})</>}
        </h2>
        <ListContent list={list} />
      </section>
    </div>
  );
}

function ListContent({ list }: { list: ArticlesPage }) {
  if (list.failed) return <Failed />;
  if (list.articles.length === 0) {
    return <p className="px-6 pb-6 text-muted">No articles available yet.</p>;
  }
  return <ArticleLinks articles={list.articles} />;
}

function Failed() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="px-6 pb-6">
      <p className="text-muted">We couldn't load the articles.</p>
      <Button
        variant="outline"
        size="sm"
        busy={state !== "idle"}
        onClick={() => void revalidate()}
        className="mt-4"
      >
        Try again
      </Button>
    </div>
  );
}

function useFailureToast(failed: boolean): void {
  useEffect(() => {
    if (!failed) return;
    notify({
      id: "articles-failed",
      title: "Failed to load blog posts. Please try again later.",
      tone: "destructive",
    });
  }, [failed]);
}
