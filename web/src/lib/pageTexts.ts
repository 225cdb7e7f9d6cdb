/** The texts of the pages that are loaded when they are needed. */
export const pageFiles = import.meta.glob<string>(
  [
    "../../../src/saltmochi/locales/*/web_*.ftl",
    "../../../src/saltmochi/locales/*/*_play.ftl",
    "!../../../src/saltmochi/locales/*/web_{joining,start,characters,conveniences}.ftl",
  ],
  { query: "?raw", import: "default" },
);
