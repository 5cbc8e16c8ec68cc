import { fields } from '@keystatic/core';

/** Choices that are called what they are. */
export const options = (values: readonly string[]) =>
  values.map((value) => ({ label: value, value }));

/** One line that must be there. */
export const text = (label: string, max: number, description = '') =>
  fields.text({ label, description, validation: { isRequired: true, length: { max } } });

/** The line a file is called after. */
export const slug = (label: string, max: number) =>
  fields.slug({ name: { label, validation: { length: { min: 1, max } } } });

/** Several lines that must be there. */
export const long = (label: string, max: number, description = '') =>
  fields.text({
    label,
    description,
    multiline: true,
    validation: { isRequired: true, length: { max } },
  });

/** A list of short texts. */
export const words = (label: string, description = '') =>
  fields.array(fields.text({ label, validation: { isRequired: true } }), {
    label,
    description,
    itemLabel: (item) => item.value,
  });

/** A list of texts, each with a title. */
export const titled = (label: string) =>
  fields.array(fields.object({ title: text('Title', 80), text: long('Text', 300) }), {
    label,
    itemLabel: (item) => item.fields.title.value,
  });

/** The text below the front matter. */
export const body = (label: string) => fields.mdx({ label });

/** Whether a file is not to be seen yet. */
export const draft = fields.checkbox({ label: 'Draft', description: 'Only shown in development.' });
