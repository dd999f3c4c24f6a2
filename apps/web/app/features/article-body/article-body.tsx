import "./article-body.css";

/** The body of an article. `html` must come from `renderArticle`. */
export function ArticleBody({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server
    <div className="article-body" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
