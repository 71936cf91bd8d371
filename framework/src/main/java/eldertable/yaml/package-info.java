/** YAML as nodes that know their file, line and column, and back as text. The only package that knows SnakeYAML; bad files give problems, never exceptions. */
package eldertable.yaml;
