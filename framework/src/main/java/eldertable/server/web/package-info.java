/** HTTP and WebSockets: pages, pictures and lines to people. The only package that knows Jetty. */
package eldertable.server.web;
