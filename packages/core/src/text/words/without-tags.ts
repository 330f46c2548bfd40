/** The tags that text is marked up with; "a < b" and "<name>" are none. */
const TAG =
  /<\/?(?:a|abbr|b|blockquote|br|caption|code|dd|details|div|dl|dt|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|section|small|span|strong|sub|summary|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[^<>]{0,300})?\/?>/giu;

/** A text with blanks where tags of HTML are, so that every word keeps its offset and no tag is taken for one. */
export function withoutTags(text: string): string {
  return text.includes("<") ? text.replace(TAG, (tag) => " ".repeat(tag.length)) : text;
}
